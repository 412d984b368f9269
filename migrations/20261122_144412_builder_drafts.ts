import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"revision" numeric NOT NULL,
  	"fields" jsonb NOT NULL,
  	"receipt" jsonb NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"base_revision" numeric NOT NULL,
  	"fields" jsonb NOT NULL,
  	"receipt" jsonb NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_previews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"form_id" numeric NOT NULL,
  	"account_id" integer,
  	"shown" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms_fields" ADD COLUMN "help_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_drafts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_previews_id" integer;
  ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_previews" ADD CONSTRAINT "form_previews_account_id_admin_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "form_versions_saved_by_idx" ON "form_versions" USING btree ("saved_by_id");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "formId_revision_idx" ON "form_versions" USING btree ("form_id","revision");
  CREATE UNIQUE INDEX "form_drafts_form_id_idx" ON "form_drafts" USING btree ("form_id");
  CREATE INDEX "form_drafts_saved_by_idx" ON "form_drafts" USING btree ("saved_by_id");
  CREATE INDEX "form_drafts_updated_at_idx" ON "form_drafts" USING btree ("updated_at");
  CREATE INDEX "form_drafts_created_at_idx" ON "form_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_previews_token_idx" ON "form_previews" USING btree ("token");
  CREATE INDEX "form_previews_account_idx" ON "form_previews" USING btree ("account_id");
  CREATE INDEX "form_previews_updated_at_idx" ON "form_previews" USING btree ("updated_at");
  CREATE INDEX "form_previews_created_at_idx" ON "form_previews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_versions_fk" FOREIGN KEY ("form_versions_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_drafts_fk" FOREIGN KEY ("form_drafts_id") REFERENCES "public"."form_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_previews_fk" FOREIGN KEY ("form_previews_id") REFERENCES "public"."form_previews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_versions_id");
  CREATE INDEX "payload_locked_documents_rels_form_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("form_drafts_id");
  CREATE INDEX "payload_locked_documents_rels_form_previews_id_idx" ON "payload_locked_documents_rels" USING btree ("form_previews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_previews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_versions" CASCADE;
  DROP TABLE "form_drafts" CASCADE;
  DROP TABLE "form_previews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_drafts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_previews_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_drafts_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_previews_id_idx";
  ALTER TABLE "forms_fields" DROP COLUMN "help_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_drafts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_previews_id";`)
}
