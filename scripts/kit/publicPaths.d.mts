export function publicPaths(hasForeignApi: boolean): readonly (readonly [string, string])[]
export function internalUrl(url: string | undefined, hasForeignApi: boolean): string
