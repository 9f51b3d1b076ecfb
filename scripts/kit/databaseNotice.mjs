// What the start says of the database and of what is not set for it.

/**
 * The warning about the embedded database; undefined on PostgreSQL. `url`: DATABASE_URL, empty as unset.
 */
export const databaseNotice = (url) =>
  url
    ? undefined
    : '内蔵のデータベースは、お試しと開発のためだけのものです。停電で失われることがあります。実際の業務では DATABASE_URL で PostgreSQL をお使いください。'

/**
 * What a server on PostgreSQL cannot do for want of a setting; undefined on the embedded database, which shows its
 * mails and makes its key.
 */
export function missingNotice({ DATABASE_URL, SMTP_URL, DOCUMENT_KEY }) {
  if (!DATABASE_URL) return undefined
  const lines = [
    !SMTP_URL && 'SMTP_URL がないため、メールは誰にも届きません。',
    !DOCUMENT_KEY &&
      'DOCUMENT_KEY がないため、事業者確認の書類を受け付けられず、企業は求人を公開できません。',
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : undefined
}
