import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findMigrationRisks } from './migration-risks'

/** Migrations from this date on must not interrupt a running product. Older ones are exempt. */
const FROM = '20261123'

const files = readdirSync('migrations').filter((name) => /^\d.*\.ts$/.test(name))
const read = (file: string) => readFileSync(`migrations/${file}`, 'utf8')
const migration = (sql: string) => `
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`
   ${sql}\`)
}
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`DROP TABLE "submissions";\`)
}`

it.each(files.filter((name) => name >= FROM))(
  '%s may run beside the version before it and on full tables: docs/OPERATIONS.md, "Changing tables"',
  (file) => expect(findMigrationRisks(read(file))).toEqual([]),
)

it('reads migrations as they are written', () => {
  const risks = files
    .filter((name) => name < FROM)
    .flatMap((file) => findMigrationRisks(read(file)))
  expect(risks).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'without CONCURRENTLY: create index submissions_newest on submissions',
      ),
    ]),
  )
})

it.each([
  ['drops a table', 'DROP TABLE "merch" CASCADE;'],
  ['drops a column', 'ALTER TABLE "forms" DROP COLUMN "slug";'],
  ['drops a column', 'ALTER TABLE "forms" ADD COLUMN "a" text, DROP COLUMN IF EXISTS "slug";'],
  ['drops a type', 'DROP TYPE "public"."enum_forms_status";'],
  ['renames', 'ALTER TABLE "forms" RENAME COLUMN "slug" TO "address";'],
  ['renames', 'ALTER TABLE "forms" RENAME TO "events";'],
  ['renames', `ALTER TYPE "enum_a" RENAME VALUE 'a' TO 'b';`],
  ['changes the type', 'ALTER TABLE "forms" ALTER COLUMN "name" SET DATA TYPE text;'],
  ['changes the type', 'ALTER TABLE "forms" ALTER COLUMN "name" TYPE text USING name::text;'],
  ['makes a column required', 'ALTER TABLE "forms" ALTER COLUMN "name" SET NOT NULL;'],
  ['adds a required column', 'ALTER TABLE "forms" ADD COLUMN "name" text NOT NULL;'],
  [
    'adds a required column',
    `ALTER TABLE "forms" ADD COLUMN "a" text DEFAULT 'x' NOT NULL, ADD COLUMN "b" text NOT NULL;`,
  ],
  [
    'rewrites',
    'ALTER TABLE "submissions" ADD COLUMN "mark" uuid DEFAULT gen_random_uuid() NOT NULL;',
  ],
  ['rewrites', 'ALTER TABLE "public"."receipts" ADD COLUMN "n" serial;'],
  ['rewrites', 'ALTER TABLE "receipts" ADD COLUMN "n" int GENERATED ALWAYS AS (id + 1) STORED;'],
  ['an index', 'CREATE INDEX "a" ON "submissions" USING btree ("id");'],
  ['an index', 'CREATE UNIQUE INDEX "a" ON "public"."audit_log" USING btree ("id");'],
  ['checked at once', 'ALTER TABLE "submissions" ADD CONSTRAINT "a" CHECK (id > 0);'],
  [
    'checked at once',
    'ALTER TABLE "submissions" ADD CONSTRAINT "a" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id");',
  ],
  ['makes an index', 'ALTER TABLE "submissions" ADD CONSTRAINT "a" UNIQUE("reference");'],
  ['every row', 'UPDATE "submissions" SET "status" = 1;'],
  ['every row', 'DELETE FROM audit_log WHERE id > 0;'],
  ['locks', 'LOCK TABLE "submissions" IN SHARE MODE;'],
  ['locks', 'TRUNCATE "receipts";'],
  ['locks', 'REINDEX TABLE submissions;'],
  ['drops a table', `INSERT INTO a VALUES ('x;y'); -- a; b\n DROP TABLE "b";`],
  ['drops a table', '-- locks: short\n DROP TABLE "b";'],
  [
    'drops a column',
    '-- locks: nobody has read it since 2.4\n DROP TABLE "b";\n ALTER TABLE "c" DROP COLUMN "d";',
  ],
])('refuses what %s: %s', (risk, sql) => {
  expect(findMigrationRisks(migration(sql))).toEqual([expect.stringContaining(risk)])
})

it.each([
  'CREATE TABLE "a" ("id" serial PRIMARY KEY NOT NULL);',
  'CREATE TABLE "a" ("id" int NOT NULL); CREATE INDEX "b" ON "a" ("id"); ALTER TABLE "a" ADD COLUMN "c" text NOT NULL;',
  'ALTER TABLE "submissions" ADD COLUMN "a" text;',
  'ALTER TABLE "submissions" ADD COLUMN "a" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "submissions" ADD COLUMN "a" timestamp DEFAULT now() NOT NULL;',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "submissions" ("id");',
  'CREATE INDEX "a" ON "forms" USING btree ("id");',
  'ALTER TABLE "submissions" ADD CONSTRAINT "a" CHECK (id > 0) NOT VALID;',
  'ALTER TABLE "submissions" VALIDATE CONSTRAINT "a";',
  'ALTER TABLE "submissions" ADD CONSTRAINT "a" UNIQUE USING INDEX "b";',
  `ALTER TYPE "enum_a" ADD VALUE 'b';`,
  'ALTER TABLE "forms" ALTER COLUMN "a" DROP NOT NULL;',
  'CREATE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE submissions SET a = 1; END $$;',
  `INSERT INTO "a" VALUES ('drop table b');`,
  '-- locks: nobody has read it since 2.4\n  DROP TABLE "b";',
])('lets pass: %s', (sql) => expect(findMigrationRisks(migration(sql))).toEqual([]))

it('sees statements that go past the transaction', () => {
  const past = (sql: string) =>
    `export async function up({ payload }: MigrateUpArgs) { await payload.db.pool.query('${sql}') }`
  expect(findMigrationRisks(past('CREATE INDEX "a" ON "submissions" ("id")'))).toHaveLength(1)
  expect(findMigrationRisks(past('CREATE INDEX CONCURRENTLY "a" ON "submissions" ("id")'))).toEqual(
    [],
  )
})
