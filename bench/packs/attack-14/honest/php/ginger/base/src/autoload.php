<?php
require __DIR__ . '/Booking.php';
