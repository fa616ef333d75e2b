print("libnotes")
