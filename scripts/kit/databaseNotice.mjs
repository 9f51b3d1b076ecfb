// What the start says of the database.

/**
 * The warning about the embedded database; undefined on PostgreSQL. `url`: DATABASE_URL, empty as unset.
 */
export const databaseNotice = (url) =>
  url
    ? undefined
    : '内蔵のデータベースは、お試しと開発のためだけのものです。停電で失われることがあります。実際の業務では DATABASE_URL で PostgreSQL をお使いください。'
