import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_testimonies_status" AS ENUM('pending', 'published', 'declined');
  CREATE TYPE "public"."enum_home_page_hero_slides_icon" AS ENUM('flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove');
  CREATE TYPE "public"."enum_home_page_countdown_startsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_hero_slides_icon" AS ENUM('flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove');
  CREATE TYPE "public"."enum__home_page_v_version_countdown_startsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "testimonies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"status" "enum_testimonies_status" DEFAULT 'pending' NOT NULL,
  	"consent" boolean DEFAULT false,
  	"testimony" varchar NOT NULL,
  	"quote" varchar,
  	"location" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "home_page_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"icon" "enum_home_page_hero_slides_icon",
  	"tint" varchar,
  	"subtitle" varchar,
  	"title" varchar,
  	"content" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_label" varchar,
  	"strip_heading" varchar,
  	"strip_hint" varchar,
  	"video_heading" varchar,
  	"video_text" varchar,
  	"video_poster_id" integer,
  	"video_address" varchar,
  	"video_file_id" integer,
  	"video_start_seconds" numeric DEFAULT 0,
  	"video_note" varchar,
  	"gallery_heading" varchar,
  	"gallery_text" varchar,
  	"countdown_heading" varchar,
  	"countdown_date" varchar,
  	"countdown_hours" varchar,
  	"countdown_starts_at" timestamp(3) with time zone,
  	"countdown_startsat_tz" "enum_home_page_countdown_startsat_tz" DEFAULT 'Asia/Manila',
  	"countdown_live" varchar,
  	"countdown_button" varchar,
  	"countdown_button_address" varchar,
  	"countdown_map_caption" varchar,
  	"testimonies_heading" varchar,
  	"form_heading" varchar,
  	"form_text" varchar,
  	"form_note" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_home_page_v_version_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"icon" "enum__home_page_v_version_hero_slides_icon",
  	"tint" varchar,
  	"subtitle" varchar,
  	"title" varchar,
  	"content" varchar,
  	"reference" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_label" varchar,
  	"version_strip_heading" varchar,
  	"version_strip_hint" varchar,
  	"version_video_heading" varchar,
  	"version_video_text" varchar,
  	"version_video_poster_id" integer,
  	"version_video_address" varchar,
  	"version_video_file_id" integer,
  	"version_video_start_seconds" numeric DEFAULT 0,
  	"version_video_note" varchar,
  	"version_gallery_heading" varchar,
  	"version_gallery_text" varchar,
  	"version_countdown_heading" varchar,
  	"version_countdown_date" varchar,
  	"version_countdown_hours" varchar,
  	"version_countdown_starts_at" timestamp(3) with time zone,
  	"version_countdown_startsat_tz" "enum__home_page_v_version_countdown_startsat_tz" DEFAULT 'Asia/Manila',
  	"version_countdown_live" varchar,
  	"version_countdown_button" varchar,
  	"version_countdown_button_address" varchar,
  	"version_countdown_map_caption" varchar,
  	"version_testimonies_heading" varchar,
  	"version_form_heading" varchar,
  	"version_form_text" varchar,
  	"version_form_note" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "home_page_hero_slides" ADD CONSTRAINT "home_page_hero_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_hero_slides" ADD CONSTRAINT "home_page_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_video_file_id_videos_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_slides" ADD CONSTRAINT "_home_page_v_version_hero_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_slides" ADD CONSTRAINT "_home_page_v_version_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_video_file_id_videos_id_fk" FOREIGN KEY ("version_video_file_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "testimonies__order_idx" ON "testimonies" USING btree ("_order");
  CREATE INDEX "testimonies_status_idx" ON "testimonies" USING btree ("status");
  CREATE INDEX "testimonies_updated_at_idx" ON "testimonies" USING btree ("updated_at");
  CREATE INDEX "testimonies_created_at_idx" ON "testimonies" USING btree ("created_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "home_page_hero_slides_order_idx" ON "home_page_hero_slides" USING btree ("_order");
  CREATE INDEX "home_page_hero_slides_parent_id_idx" ON "home_page_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "home_page_hero_slides_picture_idx" ON "home_page_hero_slides" USING btree ("picture_id");
  CREATE INDEX "home_page_video_video_poster_idx" ON "home_page" USING btree ("video_poster_id");
  CREATE INDEX "home_page_video_video_file_idx" ON "home_page" USING btree ("video_file_id");
  CREATE INDEX "home_page_seo_seo_picture_idx" ON "home_page" USING btree ("seo_picture_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_media_id_idx" ON "home_page_rels" USING btree ("media_id");
  CREATE INDEX "_home_page_v_version_hero_slides_order_idx" ON "_home_page_v_version_hero_slides" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_slides_parent_id_idx" ON "_home_page_v_version_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hero_slides_picture_idx" ON "_home_page_v_version_hero_slides" USING btree ("picture_id");
  CREATE INDEX "_home_page_v_version_video_version_video_poster_idx" ON "_home_page_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_home_page_v_version_video_version_video_file_idx" ON "_home_page_v" USING btree ("version_video_file_id");
  CREATE INDEX "_home_page_v_version_seo_version_seo_picture_idx" ON "_home_page_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_media_id_idx" ON "_home_page_v_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonies_fk" FOREIGN KEY ("testimonies_id") REFERENCES "public"."testimonies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_testimonies_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonies_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_hero_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hero_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "testimonies" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "home_page_hero_slides" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_version_hero_slides" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  DROP INDEX "payload_locked_documents_rels_testimonies_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  DROP TYPE "public"."enum_testimonies_status";
  DROP TYPE "public"."enum_home_page_hero_slides_icon";
  DROP TYPE "public"."enum_home_page_countdown_startsat_tz";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_hero_slides_icon";
  DROP TYPE "public"."enum__home_page_v_version_countdown_startsat_tz";
  DROP TYPE "public"."enum__home_page_v_version_status";`)
}
