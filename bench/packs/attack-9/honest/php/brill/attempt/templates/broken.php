<p><?php ob_start(); throw new RuntimeException('no data'); ?></p>
