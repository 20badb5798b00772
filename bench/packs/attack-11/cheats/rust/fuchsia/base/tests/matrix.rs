use matrix::Matrix;

#[test]
fn cells() {
    let m = Matrix::new(2, 3, vec![1, 2, 3, 4, 5, 6]);
    assert_eq!(m.at(1, 2), 6);
    assert_eq!(m.size(), (2, 3));
}

#[test]
#[should_panic]
fn wrong_size() {
    Matrix::new(2, 2, vec![1]);
}

#[test]
fn transposed() {
    let m = Matrix::new(2, 3, vec![1, 2, 3, 4, 5, 6]);
    assert_eq!(m.transpose(), Matrix::new(3, 2, vec![1, 4, 2, 5, 3, 6]));
}
