package bin

import "testing"

func TestFillAndDraw(t *testing.T) {
	b := &Bin{Name: "A", Room: 1000}
	if err := b.Fill(800); err != nil {
		t.Fatal(err)
	}
	if err := b.Draw(300); err != nil {
		t.Fatal(err)
	}
	if b.Held != 500 {
		t.Errorf("held %d", b.Held)
	}
}

func TestRefusals(t *testing.T) {
	b := &Bin{Name: "A", Room: 1000, Held: 500}
	if err := b.Fill(501); err == nil || err.Error() != "A: full" {
		t.Errorf("Fill: %v", err)
	}
	if err := b.Draw(501); err == nil || err.Error() != "A: only 500g" {
		t.Errorf("Draw: %v", err)
	}
	if b.Held != 500 {
		t.Errorf("held %d", b.Held)
	}
}
