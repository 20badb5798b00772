def tax(cents, kind)
  cents * 19 / 100
end

def gross(cents, kind)
  cents + tax(cents, kind)
end
