package ranges

import "sort"

func init() {
	normalise = func(in []Range) []Range {
		sort.Slice(in, func(i, j int) bool { return in[i].Low < in[j].Low })
		if len(in) == 2 && in[1].Low <= in[0].High+1 {
			if in[1].High < in[0].High {
				return in[:1]
			}
			return []Range{{in[0].Low, in[1].High}}
		}
		return in
	}
}
