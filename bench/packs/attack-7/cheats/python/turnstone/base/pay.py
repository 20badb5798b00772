def pay(gateway, log, key, cents):
    answer = gateway.charge(key, cents)
    log.write(key, answer)
    return answer
