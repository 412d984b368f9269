import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;
  ALTER TABLE "form_versions" ADD COLUMN "details" jsonb;
  ALTER TABLE "form_drafts" ADD COLUMN "details" jsonb;
  ALTER TABLE "form_drafts" ADD COLUMN "privacy" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "is_archived";
  ALTER TABLE "form_versions" DROP COLUMN "details";
  ALTER TABLE "form_drafts" DROP COLUMN "details";
  ALTER TABLE "form_drafts" DROP COLUMN "privacy";`)
}
