<p>Hello <?= View\Escape::html($name) ?>!</p>
