export function databaseNotice(url: string | undefined): string | undefined
