import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_provinces_reportedat_tz" AS ENUM('Asia/Manila');
  ALTER TABLE "provinces" ADD COLUMN "reportedat_tz" "enum_provinces_reportedat_tz" DEFAULT 'Asia/Manila';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "provinces" DROP COLUMN "reportedat_tz";
  DROP TYPE "public"."enum_provinces_reportedat_tz";`)
}
