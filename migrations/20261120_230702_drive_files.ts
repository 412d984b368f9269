import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "drive_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"drive_id" varchar NOT NULL,
  	"is_made" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "submission_files" ADD COLUMN "drive_id" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "uploaded_at" timestamp(3) with time zone;
  ALTER TABLE "submission_files" ADD COLUMN "drive_error" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "drive_tried_at" timestamp(3) with time zone;
  ALTER TABLE "submission_files" ADD COLUMN "copy_removed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drive_folders_id" integer;
  CREATE INDEX "drive_folders_updated_at_idx" ON "drive_folders" USING btree ("updated_at");
  CREATE INDEX "drive_folders_created_at_idx" ON "drive_folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "formId_parentId_idx" ON "drive_folders" USING btree ("form_id","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drive_folders_fk" FOREIGN KEY ("drive_folders_id") REFERENCES "public"."drive_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submission_files_drive_tried_at_idx" ON "submission_files" USING btree ("drive_tried_at");
  CREATE INDEX "payload_locked_documents_rels_drive_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("drive_folders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "drive_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "drive_folders" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drive_folders_fk";
  
  DROP INDEX "submission_files_drive_tried_at_idx";
  DROP INDEX "payload_locked_documents_rels_drive_folders_id_idx";
  ALTER TABLE "submission_files" DROP COLUMN "drive_id";
  ALTER TABLE "submission_files" DROP COLUMN "uploaded_at";
  ALTER TABLE "submission_files" DROP COLUMN "drive_error";
  ALTER TABLE "submission_files" DROP COLUMN "drive_tried_at";
  ALTER TABLE "submission_files" DROP COLUMN "copy_removed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drive_folders_id";`)
}
