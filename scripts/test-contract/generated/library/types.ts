// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
export interface paths {
    "/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List books
         * @description Lists books.
         */
        get: operations["listBooks"];
        put?: never;
        /**
         * Add a book
         * @description Adds a book.
         */
        post: operations["addBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a book
         * @description Reads a book.
         */
        get: operations["readBook"];
        put?: never;
        post?: never;
        /**
         * Remove a book
         * @description Removes a book.
         */
        delete: operations["removeBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/shelves/{shelf}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import copies
         * @description Replaces the list of copies of a shelf by a CSV file.
         */
        put: operations["importCopies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cover page
         * @deprecated
         * @description A page for people.
         *
         *     **Deprecated** from 2026-01-01 on, gone on 2100-01-01: use `readBook`.
         */
        get: operations["showCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a copy costs. */
        Price: number;
        /** @description A copy of a book. */
        Copy: {
            /**
             * Format: int32
             * @description Where it stands.
             */
            shelf: number;
            /**
             * @deprecated
             * @description What is special about it.
             *
             *     **Deprecated** from 2026-01-01 on: nobody reads it.
             */
            note?: string;
        };
        /**
         * Format: date
         * @description A calendar date.
         */
        Day: string;
        /**
         * @description A book of the library.
         * @example {
         *       "id": 7,
         *       "title": "Vidas Secas",
         *       "price": 19.99,
         *       "kind": "novel",
         *       "summary": null,
         *       "copies": [
         *         {
         *           "shelf": 3,
         *           "note": "capa dura"
         *         }
         *       ],
         *       "bought": null
         *     }
         */
        Book: {
            /**
             * Format: int32
             * @description By what it is known.
             */
            id: number;
            /** @description Title on the cover. */
            title: string;
            /** @description What a copy costs. */
            price: components["schemas"]["Price"];
            /** @description Where it belongs. */
            kind: ("novel" | "poetry") | null;
            /** @description What it is about. */
            summary: string | null;
            /** @description The copies, one or more. */
            copies: components["schemas"]["Copy"][];
            /** @description When it was bought. */
            bought: components["schemas"]["Day"] | null;
        };
        /**
         * @description Books, page by page.
         * @example {
         *       "page": 1,
         *       "total": 0,
         *       "books": []
         *     }
         */
        Books: {
            /**
             * Format: int32
             * @description The page.
             */
            page: number;
            /**
             * Format: int32
             * @description Books in all pages.
             */
            total: number;
            /** @description The books of the page. */
            books: components["schemas"]["Book"][];
        };
        /** @description What is wrong with one part of a request. */
        Fault: {
            /** @description What is wrong with it. */
            detail: string;
            /** @description Where in the body it is, as RFC 6901 has it. */
            pointer?: string;
            /** @description Where outside of the body it is: `query`, `path`, `header`. */
            in?: string;
            /** @description Name of the parameter. */
            parameter?: string;
        };
        /**
         * @description What is wrong, as RFC 9457 has it.
         * @example {
         *       "type": "about:blank",
         *       "title": "Not Found",
         *       "status": 404,
         *       "detail": "no such book"
         *     }
         */
        Problem: {
            /** @description What kind of problem it is: an address. */
            type: string;
            /** @description What is wrong, in general. */
            title: string;
            /**
             * Format: int32
             * @description The status of the answer, again.
             */
            status: number;
            /** @description What is wrong with this request. */
            detail: string;
            /** @description What is wrong with its parts. */
            errors?: components["schemas"]["Fault"][];
        };
        /** @description What is told of a new book. */
        BookData: {
            /** @description Title on the cover. */
            title: string;
            /** @description What a copy costs. */
            price: components["schemas"]["Price"];
            /**
             * @description Where it belongs.
             * @enum {string}
             */
            kind?: "novel" | "poetry";
            /** @description What it is about. */
            summary?: string;
            /** @description The copies, one or more. */
            copies: components["schemas"]["Copy"][];
            /** @description When it was bought. */
            bought?: components["schemas"]["Day"];
            /** @description Can it be lent? */
            available?: boolean;
        };
        /**
         * @description What came of an import.
         * @example {
         *       "lines": 2
         *     }
         */
        Imported: {
            /**
             * Format: int32
             * @description Lines that were read.
             */
            lines: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Price = components['schemas']['Price'];
export type Copy = components['schemas']['Copy'];
export type Day = components['schemas']['Day'];
export type Book = components['schemas']['Book'];
export type Books = components['schemas']['Books'];
export type Fault = components['schemas']['Fault'];
export type Problem = components['schemas']['Problem'];
export type BookData = components['schemas']['BookData'];
export type Imported = components['schemas']['Imported'];
export type $defs = Record<string, never>;
export interface operations {
    listBooks: {
        parameters: {
            query?: {
                /** @description A part of the title. */
                title?: string;
                /** @description The page, from 1 on. */
                page?: number;
                /** @description What a copy costs at most. */
                maxPrice?: components["schemas"]["Price"];
                /**
                 * @deprecated
                 * @description Those that can be lent, or the others.
                 *
                 *     **Deprecated** from 2026-01-01 on, gone on 2100-01-01: use `kind`.
                 */
                available?: boolean;
                /** @description Those of any of these kinds. */
                kind?: ("novel" | "poetry")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Books"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who asks. */
                "request-source"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The book. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Vidas Secas",
                 *       "price": 19.99,
                 *       "copies": [
                 *         {
                 *           "shelf": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BookData"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with the current state of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Client error */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Client error */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description By what the book is known. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description By what the book is known. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importCopies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the shelf. */
                shelf: string;
            };
            cookie?: never;
        };
        /** @description A line for each copy. */
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imported"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Client error */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Client error */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description By what the book is known. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    /** @description Since when, or from when on, the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description When the operation is expected to be gone (RFC 8594). */
                    Sunset?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    /** @description Since when, or from when on, the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description When the operation is expected to be gone (RFC 8594). */
                    Sunset?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Server error */
            500: {
                headers: {
                    /** @description Since when, or from when on, the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description When the operation is expected to be gone (RFC 8594). */
                    Sunset?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
