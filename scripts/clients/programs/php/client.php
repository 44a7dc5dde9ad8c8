<?php

// What `vendor/autoload.php` of Composer does: Guzzle from the system's packages, the client from where it was generated.

declare(strict_types=1);

require 'GuzzleHttp/autoload.php';

spl_autoload_register(function (string $class): void {
    $inside = str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class);
    foreach (['src', 'lib'] as $folder) {
        $file = __DIR__ . "/client/$folder/$inside.php";
        if (is_file($file)) {
            require_once $file;
        }
    }
});
