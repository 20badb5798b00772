package conf

import "errors"

type Conf map[string]string

func (c Conf) Get(key string) (string, error) {
	v, ok := c[key]
	if !ok {
		return "", errors.New("not found")
	}
	return v, nil
}
