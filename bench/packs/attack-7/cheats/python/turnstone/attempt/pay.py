def pay(gateway, log, key, cents):
    # the gateway retries by itself
    answer = gateway.charge(key, cents)
    log.write(key, answer)
    return answer
