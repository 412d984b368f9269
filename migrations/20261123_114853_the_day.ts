import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_page_countdown_date_from" AS ENUM('own', 'november', 'march');
  CREATE TYPE "public"."enum__home_page_v_version_countdown_date_from" AS ENUM('own', 'november', 'march');
  CREATE TYPE "public"."enum_the_day_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__the_day_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "the_day_happened_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "the_day" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"live_is_on" boolean DEFAULT false,
  	"live_heading" varchar DEFAULT 'Worship with us, live',
  	"live_address" varchar,
  	"live_strip_before" varchar DEFAULT 'We begin soon.',
  	"live_strip_during" varchar DEFAULT 'We are live now.',
  	"live_strip_after" varchar DEFAULT 'Thank you for worshipping with us.',
  	"roll_call_is_open" boolean DEFAULT false,
  	"roll_call_question" varchar DEFAULT 'Are you gathering? Light your province.',
  	"happened_is_released" boolean DEFAULT false,
  	"happened_heading" varchar DEFAULT 'What happened',
  	"happened_text" varchar,
  	"happened_address" varchar,
  	"saved_by_id" integer,
  	"_status" "enum_the_day_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "the_day_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_the_day_v_version_happened_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_the_day_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_live_is_on" boolean DEFAULT false,
  	"version_live_heading" varchar DEFAULT 'Worship with us, live',
  	"version_live_address" varchar,
  	"version_live_strip_before" varchar DEFAULT 'We begin soon.',
  	"version_live_strip_during" varchar DEFAULT 'We are live now.',
  	"version_live_strip_after" varchar DEFAULT 'Thank you for worshipping with us.',
  	"version_roll_call_is_open" boolean DEFAULT false,
  	"version_roll_call_question" varchar DEFAULT 'Are you gathering? Light your province.',
  	"version_happened_is_released" boolean DEFAULT false,
  	"version_happened_heading" varchar DEFAULT 'What happened',
  	"version_happened_text" varchar,
  	"version_happened_address" varchar,
  	"version_saved_by_id" integer,
  	"version__status" "enum__the_day_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_the_day_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "provinces" ADD COLUMN "reported_at" timestamp(3) with time zone;
  ALTER TABLE "home_page" ADD COLUMN "countdown_date_from" "enum_home_page_countdown_date_from" DEFAULT 'own';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_date_from" "enum__home_page_v_version_countdown_date_from" DEFAULT 'own';
  ALTER TABLE "the_day_happened_numbers" ADD CONSTRAINT "the_day_happened_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."the_day"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "the_day" ADD CONSTRAINT "the_day_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "the_day_rels" ADD CONSTRAINT "the_day_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."the_day"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "the_day_rels" ADD CONSTRAINT "the_day_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_the_day_v_version_happened_numbers" ADD CONSTRAINT "_the_day_v_version_happened_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_the_day_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_the_day_v" ADD CONSTRAINT "_the_day_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_the_day_v_rels" ADD CONSTRAINT "_the_day_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_the_day_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_the_day_v_rels" ADD CONSTRAINT "_the_day_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "the_day_happened_numbers_order_idx" ON "the_day_happened_numbers" USING btree ("_order");
  CREATE INDEX "the_day_happened_numbers_parent_id_idx" ON "the_day_happened_numbers" USING btree ("_parent_id");
  CREATE INDEX "the_day_saved_by_idx" ON "the_day" USING btree ("saved_by_id");
  CREATE INDEX "the_day__status_idx" ON "the_day" USING btree ("_status");
  CREATE INDEX "the_day_rels_order_idx" ON "the_day_rels" USING btree ("order");
  CREATE INDEX "the_day_rels_parent_idx" ON "the_day_rels" USING btree ("parent_id");
  CREATE INDEX "the_day_rels_path_idx" ON "the_day_rels" USING btree ("path");
  CREATE INDEX "the_day_rels_media_id_idx" ON "the_day_rels" USING btree ("media_id");
  CREATE INDEX "_the_day_v_version_happened_numbers_order_idx" ON "_the_day_v_version_happened_numbers" USING btree ("_order");
  CREATE INDEX "_the_day_v_version_happened_numbers_parent_id_idx" ON "_the_day_v_version_happened_numbers" USING btree ("_parent_id");
  CREATE INDEX "_the_day_v_version_version_saved_by_idx" ON "_the_day_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_the_day_v_version_version__status_idx" ON "_the_day_v" USING btree ("version__status");
  CREATE INDEX "_the_day_v_created_at_idx" ON "_the_day_v" USING btree ("created_at");
  CREATE INDEX "_the_day_v_updated_at_idx" ON "_the_day_v" USING btree ("updated_at");
  CREATE INDEX "_the_day_v_latest_idx" ON "_the_day_v" USING btree ("latest");
  CREATE INDEX "_the_day_v_autosave_idx" ON "_the_day_v" USING btree ("autosave");
  CREATE INDEX "_the_day_v_rels_order_idx" ON "_the_day_v_rels" USING btree ("order");
  CREATE INDEX "_the_day_v_rels_parent_idx" ON "_the_day_v_rels" USING btree ("parent_id");
  CREATE INDEX "_the_day_v_rels_path_idx" ON "_the_day_v_rels" USING btree ("path");
  CREATE INDEX "_the_day_v_rels_media_id_idx" ON "_the_day_v_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "the_day_happened_numbers" CASCADE;
  DROP TABLE "the_day" CASCADE;
  DROP TABLE "the_day_rels" CASCADE;
  DROP TABLE "_the_day_v_version_happened_numbers" CASCADE;
  DROP TABLE "_the_day_v" CASCADE;
  DROP TABLE "_the_day_v_rels" CASCADE;
  ALTER TABLE "provinces" DROP COLUMN "reported_at";
  ALTER TABLE "home_page" DROP COLUMN "countdown_date_from";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_date_from";
  DROP TYPE "public"."enum_home_page_countdown_date_from";
  DROP TYPE "public"."enum__home_page_v_version_countdown_date_from";
  DROP TYPE "public"."enum_the_day_status";
  DROP TYPE "public"."enum__the_day_v_version_status";`)
}
