import logging

log = logging.getLogger(__name__)


class Orders:
    def __init__(self, mailer):
        self.mailer = mailer
        self.shipped = {}

    def ship(self, order_id, tracking):
        self.shipped[order_id] = tracking
        try:
            self.mailer.send(order_id, f"On its way: {tracking}")
        except OSError as error:
            log.warning("order %s: no message: %s", order_id, error)
