import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "language_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"confirmed_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "translations" jsonb;
  ALTER TABLE "form_versions" ADD COLUMN "translations" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "language" varchar;
  ALTER TABLE "submissions" ADD COLUMN "form_revision" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "language_reviews_id" integer;
  CREATE UNIQUE INDEX "language_reviews_language_idx" ON "language_reviews" USING btree ("language");
  CREATE INDEX "language_reviews_updated_at_idx" ON "language_reviews" USING btree ("updated_at");
  CREATE INDEX "language_reviews_created_at_idx" ON "language_reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_language_reviews_fk" FOREIGN KEY ("language_reviews_id") REFERENCES "public"."language_reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_language_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("language_reviews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "language_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "language_reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_language_reviews_fk";
  
  DROP INDEX "payload_locked_documents_rels_language_reviews_id_idx";
  ALTER TABLE "forms" DROP COLUMN "translations";
  ALTER TABLE "form_versions" DROP COLUMN "translations";
  ALTER TABLE "submissions" DROP COLUMN "language";
  ALTER TABLE "submissions" DROP COLUMN "form_revision";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "language_reviews_id";`)
}
