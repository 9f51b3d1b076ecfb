import { withForcedRls } from '../../scripts/migration/withForcedRls'

test('新しい表ごとに、行の守りを強いる文がつく', () => {
  const migration = `CREATE TABLE "keys" (
	"id" bigint
);
--> statement-breakpoint
CREATE TABLE "lockers" (
	"id" bigint
);
`
  expect(withForcedRls(migration)).toBe(`CREATE TABLE "keys" (
	"id" bigint
);
--> statement-breakpoint
CREATE TABLE "lockers" (
	"id" bigint
);--> statement-breakpoint
ALTER TABLE "keys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lockers" FORCE ROW LEVEL SECURITY;
`)
})
test('表を作らない移行は、そのまま', () => {
  const migration = 'ALTER TABLE "keys" ADD COLUMN "label" text;\n'
  expect(withForcedRls(migration)).toBe(migration)
})
