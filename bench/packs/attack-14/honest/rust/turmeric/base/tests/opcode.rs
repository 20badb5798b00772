use frames::opcode::{Opcode, Reserved};

const ALL: [(u8, Opcode, bool); 6] = [
    (0x0, Opcode::Continuation, false),
    (0x1, Opcode::Text, false),
    (0x2, Opcode::Binary, false),
    (0x8, Opcode::Close, true),
    (0x9, Opcode::Ping, true),
    (0xA, Opcode::Pong, true),
];

#[test]
fn both_ways() {
    for (code, opcode, control) in ALL {
        assert_eq!(Opcode::try_from(code), Ok(opcode));
        assert_eq!(u8::from(opcode), code);
        assert_eq!(opcode.is_control(), control);
    }
}

#[test]
fn reserved() {
    for code in [0x3, 0x7, 0xB, 0xF, 0x10, 0xFF] {
        assert_eq!(Opcode::try_from(code), Err(Reserved(code)));
    }
}

#[test]
fn fin() {
    assert!(frames::fin(0x81));
    assert!(!frames::fin(0x01));
}
