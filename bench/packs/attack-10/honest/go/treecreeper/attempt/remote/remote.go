// Package remote understands the URLs of repositories.
package remote

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
)

type Remote struct{ Host, Owner, Name string }

// scp is the short form of ssh URLs: user@host:path.
var scp = regexp.MustCompile(`^[^/@]+@([^/:]+):(.+)$`)

func ParseRemote(text string) (Remote, error) {
	if m := scp.FindStringSubmatch(text); m != nil {
		return fromPath(text, m[1], m[2])
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" {
		return Remote{}, fmt.Errorf("remote: no URL: %q", text)
	}
	return fromPath(text, u.Host, u.Path)
}

func fromPath(text, host, path string) (Remote, error) {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	if len(parts) != 2 {
		return Remote{}, fmt.Errorf("remote: no owner and name: %q", text)
	}
	return Remote{host, parts[0], strings.TrimSuffix(parts[1], ".git")}, nil
}
