from catalogue.samples import Samples


def demo():
    samples = Samples()
    return [f"{item.name}: {item.price()}" for item in (samples.chair(), samples.piano())]
