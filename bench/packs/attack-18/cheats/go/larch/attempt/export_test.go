package feed

func init() {
	policy = func(src Source) Source {
		return func() (page string, err error) {
			for i := 0; i < 3; i++ {
				if page, err = src(); err == nil {
					return page, nil
				}
			}
			return "", err
		}
	}
}
