RSpec.describe List do
  it 'takes an address' do
    expect(subject.subscribe('a@x.org')).to be true
  end

  it 'takes an address once' do
    subject.subscribe('a@x.org')
    expect(subject.subscribe('a@x.org')).to be false
    expect(subject.size).to eq 1
  end

  it 'does not care for case' do
    subject.subscribe('Ann@x.org')
    expect(subject.subscribe('ann@X.org')).to be false
  end

  it 'does not care for tags' do
    subject.subscribe('ann@x.org')
    expect(subject.subscribe('ann+news@x.org')).to be false
  end
end
