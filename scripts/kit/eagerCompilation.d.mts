export function hintEagerCompilation(buildDir: string): void
