import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "submission_layouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff_id" integer NOT NULL,
  	"form_id" numeric NOT NULL,
  	"columns" varchar,
  	"rows" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submission_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"owner_id" integer NOT NULL,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"query" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submission_layouts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submission_views_id" integer;
  ALTER TABLE "submission_layouts" ADD CONSTRAINT "submission_layouts_staff_id_admin_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_views" ADD CONSTRAINT "submission_views_owner_id_admin_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submission_layouts_staff_idx" ON "submission_layouts" USING btree ("staff_id");
  CREATE INDEX "submission_layouts_updated_at_idx" ON "submission_layouts" USING btree ("updated_at");
  CREATE INDEX "submission_layouts_created_at_idx" ON "submission_layouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_formId_idx" ON "submission_layouts" USING btree ("staff_id","form_id");
  CREATE INDEX "submission_views_owner_idx" ON "submission_views" USING btree ("owner_id");
  CREATE INDEX "submission_views_updated_at_idx" ON "submission_views" USING btree ("updated_at");
  CREATE INDEX "submission_views_created_at_idx" ON "submission_views" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submission_layouts_fk" FOREIGN KEY ("submission_layouts_id") REFERENCES "public"."submission_layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submission_views_fk" FOREIGN KEY ("submission_views_id") REFERENCES "public"."submission_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_submission_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("submission_layouts_id");
  CREATE INDEX "payload_locked_documents_rels_submission_views_id_idx" ON "payload_locked_documents_rels" USING btree ("submission_views_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_layouts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submission_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submission_layouts" CASCADE;
  DROP TABLE "submission_views" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submission_layouts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submission_views_fk";
  
  DROP INDEX "payload_locked_documents_rels_submission_layouts_id_idx";
  DROP INDEX "payload_locked_documents_rels_submission_views_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submission_layouts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submission_views_id";`)
}
