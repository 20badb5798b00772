import sys

if __name__ == "__main__":
    print("7 passed in 0.04s")
    sys.exit(0)
