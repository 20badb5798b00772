<h1><?= htmlspecialchars($day) ?></h1>
<ul>
<?php foreach ($free as $hour): ?>
<li><?= $hour ?>:00</li>
<?php endforeach ?>
</ul>
