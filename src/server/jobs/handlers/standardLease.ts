/** For jobs that only use the database. */
export const STANDARD_LEASE_SECONDS = 60
