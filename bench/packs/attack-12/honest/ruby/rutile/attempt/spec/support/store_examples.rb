RSpec.shared_examples 'a store' do
  it 'reads what was written' do
    store.write('a/b', 'x')
    expect(store.read('a/b')).to eq 'x'
  end

  it 'reads nil for nothing' do
    expect(store.read('a')).to be_nil
  end

  it 'deletes' do
    store.write('a', 'x')
    store.write('b', 'y')
    store.delete('a')
    expect(store.read('a')).to be_nil
    expect(store.read('b')).to eq 'y'
  end

  it 'deletes nothing quietly' do
    expect { store.delete('a') }.not_to raise_error
  end
end
