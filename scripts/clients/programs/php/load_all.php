<?php

// Loads every class of the client, which PHP compiles and links to its interfaces then.

declare(strict_types=1);

require __DIR__ . '/client.php';

foreach (['src', 'lib'] as $folder) {
    $root = __DIR__ . "/client/$folder";
    if (!is_dir($root)) {
        continue;
    }
    $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root, FilesystemIterator::SKIP_DOTS));
    foreach ($files as $file) {
        require_once $file->getPathname();
    }
}
