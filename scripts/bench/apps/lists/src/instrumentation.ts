/** Empty: without it the build would take the console's own, which lies in a folder above. */
export function register() {}
