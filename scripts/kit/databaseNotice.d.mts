export function databaseNotice(url: string | undefined): string | undefined
export function missingNotice(
  env: Partial<Record<'DATABASE_URL' | 'SMTP_URL' | 'DOCUMENT_KEY', string>>,
): string | undefined
