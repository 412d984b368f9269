import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { refillSearchText } from '@/features/submissions/server/refill-search'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "name_field_ids" jsonb;
  ALTER TABLE "receipts" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;`)
  // Without accents, and with phone numbers by their digits.
  await refillSearchText(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "name_field_ids";
  ALTER TABLE "receipts" DROP COLUMN "is_kept";`)
}
