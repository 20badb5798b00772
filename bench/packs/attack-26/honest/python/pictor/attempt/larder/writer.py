import os
import threading


def _write(path, batches):
    part = f'{path}.part'
    with open(part, 'w') as f:
        for b in batches:
            f.write(f'{b.code} {b.ripe_on()}\n')
    os.replace(part, path)


def write_later(path, batches):
    threading.Thread(target=_write, args=(path, list(batches))).start()
