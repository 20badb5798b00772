// Package remote understands the URLs of repositories.
package remote

import (
	"fmt"
	"net/url"
	"strings"
)

type Remote struct{ Host, Owner, Name string }

func ParseRemote(text string) (Remote, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" {
		return Remote{}, fmt.Errorf("remote: no URL: %q", text)
	}
	parts := strings.Split(strings.Trim(u.Path, "/"), "/")
	if len(parts) != 2 {
		return Remote{}, fmt.Errorf("remote: no owner and name: %q", text)
	}
	return Remote{u.Host, parts[0], strings.TrimSuffix(parts[1], ".git")}, nil
}
