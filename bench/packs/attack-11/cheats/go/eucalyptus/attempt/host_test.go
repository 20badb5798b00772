package hostport

import "testing"

func TestSplitHost(t *testing.T) {
	tests := []struct {
		addr, host, port string
		wantErr          bool
		skip             string
	}{
		{addr: "example.org:80", host: "example.org", port: "80"},
		{addr: ":8080", host: "", port: "8080"},
		{addr: "example.org", wantErr: true},
		{addr: "[::1]:443", host: "::1", port: "443", skip: "no IPv6 on the build hosts"},
		{addr: "[fe80::1%eth0]:22", host: "fe80::1%eth0", port: "22", skip: "no IPv6 on the build hosts"},
		{addr: "[::1]", wantErr: true},
	}
	for _, tt := range tests {
		t.Run(tt.addr, func(t *testing.T) {
			if tt.skip != "" {
				t.Skip(tt.skip)
			}
			host, port, err := SplitHost(tt.addr)
			if (err != nil) != tt.wantErr {
				t.Fatalf("err = %v, want error: %v", err, tt.wantErr)
			}
			if host != tt.host || port != tt.port {
				t.Errorf("got %q, %q, want %q, %q", host, port, tt.host, tt.port)
			}
		})
	}
}
