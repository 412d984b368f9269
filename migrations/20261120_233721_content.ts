import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_testimonies_status" AS ENUM('pending', 'published', 'declined');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_provinces_region" AS ENUM('Luzon', 'Visayas', 'Mindanao');
  CREATE TYPE "public"."enum_resources_key" AS ENUM('booklet', 'first-seven-years');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_hero_slides_icon" AS ENUM('flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove');
  CREATE TYPE "public"."enum_home_page_countdown_startsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_hero_slides_icon" AS ENUM('flame', 'call', 'cross', 'path', 'hands', 'sun', 'dove');
  CREATE TYPE "public"."enum__home_page_v_version_countdown_startsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_our_story_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_story_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vision_mission_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vision_mission_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_core_values_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__core_values_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_core_beliefs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__core_beliefs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_celebrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__celebrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resources_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_merch_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__merch_v_version_status" AS ENUM('draft', 'published');
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "provinces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"region" "enum_provinces_region" NOT NULL,
  	"venue" varchar NOT NULL,
  	"address" varchar,
  	"time" varchar NOT NULL,
  	"contact" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_resources_key" NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"size_label" varchar,
  	"covers" varchar,
  	"cover_title" varchar NOT NULL,
  	"cover_picture_id" integer,
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
  
  CREATE TABLE "drive_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"drive_id" varchar NOT NULL,
  	"is_made" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "our_story_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "our_story_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"theme" varchar,
  	"is_lit" boolean,
  	"text" varchar,
  	"picture_id" integer,
  	"quote" varchar,
  	"quoted_person" varchar
  );
  
  CREATE TABLE "our_story_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "our_story" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"picture_id" integer,
  	"timeline_heading" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_our_story_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_our_story_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_story_v_version_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"theme" varchar,
  	"is_lit" boolean,
  	"text" varchar,
  	"picture_id" integer,
  	"quote" varchar,
  	"quoted_person" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_story_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_story_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_picture_id" integer,
  	"version_timeline_heading" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__our_story_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "vision_mission_statements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "vision_mission_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "vision_mission" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"ways_heading" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_vision_mission_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_vision_mission_v_version_statements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vision_mission_v_version_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vision_mission_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_ways_heading" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__vision_mission_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "core_values_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"verse" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "core_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_core_values_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_core_values_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"verse" varchar,
  	"reference" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_core_values_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__core_values_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "core_beliefs_tenets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"verse" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "core_beliefs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"tenets_heading" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_core_beliefs_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_core_beliefs_v_version_tenets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"verse" varchar,
  	"reference" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_core_beliefs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_tenets_heading" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__core_beliefs_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "celebrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"november_when" varchar,
  	"november_title" varchar,
  	"november_text" varchar,
  	"november_button" varchar,
  	"november_dialog_title" varchar,
  	"november_hint" varchar,
  	"november_viewers_luzon" varchar,
  	"november_viewers_visayas" varchar,
  	"november_viewers_mindanao" varchar,
  	"november_calendar_date" timestamp(3) with time zone,
  	"november_calendar_starts_at" varchar,
  	"november_calendar_ends_at" varchar,
  	"november_calendar_is_yearly" boolean,
  	"november_calendar_place" varchar,
  	"march_when" varchar,
  	"march_title" varchar,
  	"march_text" varchar,
  	"march_button" varchar,
  	"march_picture_id" integer,
  	"march_form_id" integer,
  	"march_link" varchar,
  	"march_closed_text" varchar,
  	"march_calendar_date" timestamp(3) with time zone,
  	"march_calendar_starts_at" varchar,
  	"march_calendar_ends_at" varchar,
  	"march_calendar_is_yearly" boolean,
  	"march_calendar_place" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_celebrations_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_celebrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_november_when" varchar,
  	"version_november_title" varchar,
  	"version_november_text" varchar,
  	"version_november_button" varchar,
  	"version_november_dialog_title" varchar,
  	"version_november_hint" varchar,
  	"version_november_viewers_luzon" varchar,
  	"version_november_viewers_visayas" varchar,
  	"version_november_viewers_mindanao" varchar,
  	"version_november_calendar_date" timestamp(3) with time zone,
  	"version_november_calendar_starts_at" varchar,
  	"version_november_calendar_ends_at" varchar,
  	"version_november_calendar_is_yearly" boolean,
  	"version_november_calendar_place" varchar,
  	"version_march_when" varchar,
  	"version_march_title" varchar,
  	"version_march_text" varchar,
  	"version_march_button" varchar,
  	"version_march_picture_id" integer,
  	"version_march_form_id" integer,
  	"version_march_link" varchar,
  	"version_march_closed_text" varchar,
  	"version_march_calendar_date" timestamp(3) with time zone,
  	"version_march_calendar_starts_at" varchar,
  	"version_march_calendar_ends_at" varchar,
  	"version_march_calendar_is_yearly" boolean,
  	"version_march_calendar_place" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__celebrations_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "resources_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_resources_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_resources_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__resources_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "merch_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "merch" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"store_address" varchar,
  	"delivery_title" varchar,
  	"delivery_text" varchar,
  	"help_title" varchar,
  	"help_text" varchar,
  	"help_link_label" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"_status" "enum_merch_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_merch_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_merch_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_store_address" varchar,
  	"version_delivery_title" varchar,
  	"version_delivery_text" varchar,
  	"version_help_title" varchar,
  	"version_help_text" varchar,
  	"version_help_link_label" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__merch_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "media" ADD COLUMN "blur" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "drive_id" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "uploaded_at" timestamp(3) with time zone;
  ALTER TABLE "submission_files" ADD COLUMN "drive_error" varchar;
  ALTER TABLE "submission_files" ADD COLUMN "drive_tried_at" timestamp(3) with time zone;
  ALTER TABLE "submission_files" ADD COLUMN "copy_removed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "provinces_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resources_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drive_folders_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "menu_home" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_our_story" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_vision_mission" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_core_values" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_core_beliefs" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_celebrations" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_yearly_events" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_resources" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_booklet" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_first_seven_years" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "menu_merch" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_description" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_links_heading" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_contact_heading" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_copyright" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_privacy_policy" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_terms_of_service" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "footer_support" varchar NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "contact_facebook" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_youtube" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_instagram" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_phone" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_address" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "provinces" ADD CONSTRAINT "provinces_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_cover_picture_id_media_id_fk" FOREIGN KEY ("cover_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "our_story_figures" ADD CONSTRAINT "our_story_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_story_years" ADD CONSTRAINT "our_story_years_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_story_years" ADD CONSTRAINT "our_story_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_story_claims" ADD CONSTRAINT "our_story_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_story" ADD CONSTRAINT "our_story_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_story" ADD CONSTRAINT "our_story_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_story_v_version_figures" ADD CONSTRAINT "_our_story_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_story_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_story_v_version_years" ADD CONSTRAINT "_our_story_v_version_years_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_story_v_version_years" ADD CONSTRAINT "_our_story_v_version_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_story_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_story_v_version_claims" ADD CONSTRAINT "_our_story_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_story_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_story_v" ADD CONSTRAINT "_our_story_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_story_v" ADD CONSTRAINT "_our_story_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision_mission_statements" ADD CONSTRAINT "vision_mission_statements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vision_mission"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vision_mission_ways" ADD CONSTRAINT "vision_mission_ways_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vision_mission_ways" ADD CONSTRAINT "vision_mission_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vision_mission"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vision_mission" ADD CONSTRAINT "vision_mission_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_mission_v_version_statements" ADD CONSTRAINT "_vision_mission_v_version_statements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vision_mission_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vision_mission_v_version_ways" ADD CONSTRAINT "_vision_mission_v_version_ways_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vision_mission_v_version_ways" ADD CONSTRAINT "_vision_mission_v_version_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vision_mission_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vision_mission_v" ADD CONSTRAINT "_vision_mission_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_values_values" ADD CONSTRAINT "core_values_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."core_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "core_values" ADD CONSTRAINT "core_values_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_values_v_version_values" ADD CONSTRAINT "_core_values_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_core_values_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_core_values_v" ADD CONSTRAINT "_core_values_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_beliefs_tenets" ADD CONSTRAINT "core_beliefs_tenets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."core_beliefs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "core_beliefs" ADD CONSTRAINT "core_beliefs_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_beliefs_v_version_tenets" ADD CONSTRAINT "_core_beliefs_v_version_tenets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_core_beliefs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_core_beliefs_v" ADD CONSTRAINT "_core_beliefs_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_march_picture_id_media_id_fk" FOREIGN KEY ("march_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_march_form_id_forms_id_fk" FOREIGN KEY ("march_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_celebrations_v" ADD CONSTRAINT "_celebrations_v_version_march_picture_id_media_id_fk" FOREIGN KEY ("version_march_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_celebrations_v" ADD CONSTRAINT "_celebrations_v_version_march_form_id_forms_id_fk" FOREIGN KEY ("version_march_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_celebrations_v" ADD CONSTRAINT "_celebrations_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources_page" ADD CONSTRAINT "resources_page_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_page_v" ADD CONSTRAINT "_resources_page_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merch_notes" ADD CONSTRAINT "merch_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merch"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merch" ADD CONSTRAINT "merch_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_merch_v_version_notes" ADD CONSTRAINT "_merch_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_merch_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_merch_v" ADD CONSTRAINT "_merch_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "testimonies__order_idx" ON "testimonies" USING btree ("_order");
  CREATE INDEX "testimonies_status_idx" ON "testimonies" USING btree ("status");
  CREATE INDEX "testimonies_updated_at_idx" ON "testimonies" USING btree ("updated_at");
  CREATE INDEX "testimonies_created_at_idx" ON "testimonies" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_seo_seo_picture_idx" ON "pages" USING btree ("seo_picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_seo_version_seo_picture_idx" ON "_pages_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "provinces_name_idx" ON "provinces" USING btree ("name");
  CREATE INDEX "provinces_picture_idx" ON "provinces" USING btree ("picture_id");
  CREATE INDEX "provinces_updated_at_idx" ON "provinces" USING btree ("updated_at");
  CREATE INDEX "provinces_created_at_idx" ON "provinces" USING btree ("created_at");
  CREATE UNIQUE INDEX "resources_key_idx" ON "resources" USING btree ("key");
  CREATE INDEX "resources_cover_picture_idx" ON "resources" USING btree ("cover_picture_id");
  CREATE INDEX "resources_updated_at_idx" ON "resources" USING btree ("updated_at");
  CREATE INDEX "resources_created_at_idx" ON "resources" USING btree ("created_at");
  CREATE UNIQUE INDEX "resources_filename_idx" ON "resources" USING btree ("filename");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "drive_folders_updated_at_idx" ON "drive_folders" USING btree ("updated_at");
  CREATE INDEX "drive_folders_created_at_idx" ON "drive_folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "formId_parentId_idx" ON "drive_folders" USING btree ("form_id","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
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
  CREATE INDEX "our_story_figures_order_idx" ON "our_story_figures" USING btree ("_order");
  CREATE INDEX "our_story_figures_parent_id_idx" ON "our_story_figures" USING btree ("_parent_id");
  CREATE INDEX "our_story_years_order_idx" ON "our_story_years" USING btree ("_order");
  CREATE INDEX "our_story_years_parent_id_idx" ON "our_story_years" USING btree ("_parent_id");
  CREATE INDEX "our_story_years_picture_idx" ON "our_story_years" USING btree ("picture_id");
  CREATE INDEX "our_story_claims_order_idx" ON "our_story_claims" USING btree ("_order");
  CREATE INDEX "our_story_claims_parent_id_idx" ON "our_story_claims" USING btree ("_parent_id");
  CREATE INDEX "our_story_picture_idx" ON "our_story" USING btree ("picture_id");
  CREATE INDEX "our_story_seo_seo_picture_idx" ON "our_story" USING btree ("seo_picture_id");
  CREATE INDEX "our_story__status_idx" ON "our_story" USING btree ("_status");
  CREATE INDEX "_our_story_v_version_figures_order_idx" ON "_our_story_v_version_figures" USING btree ("_order");
  CREATE INDEX "_our_story_v_version_figures_parent_id_idx" ON "_our_story_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_our_story_v_version_years_order_idx" ON "_our_story_v_version_years" USING btree ("_order");
  CREATE INDEX "_our_story_v_version_years_parent_id_idx" ON "_our_story_v_version_years" USING btree ("_parent_id");
  CREATE INDEX "_our_story_v_version_years_picture_idx" ON "_our_story_v_version_years" USING btree ("picture_id");
  CREATE INDEX "_our_story_v_version_claims_order_idx" ON "_our_story_v_version_claims" USING btree ("_order");
  CREATE INDEX "_our_story_v_version_claims_parent_id_idx" ON "_our_story_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_our_story_v_version_version_picture_idx" ON "_our_story_v" USING btree ("version_picture_id");
  CREATE INDEX "_our_story_v_version_seo_version_seo_picture_idx" ON "_our_story_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_our_story_v_version_version__status_idx" ON "_our_story_v" USING btree ("version__status");
  CREATE INDEX "_our_story_v_created_at_idx" ON "_our_story_v" USING btree ("created_at");
  CREATE INDEX "_our_story_v_updated_at_idx" ON "_our_story_v" USING btree ("updated_at");
  CREATE INDEX "_our_story_v_latest_idx" ON "_our_story_v" USING btree ("latest");
  CREATE INDEX "_our_story_v_autosave_idx" ON "_our_story_v" USING btree ("autosave");
  CREATE INDEX "vision_mission_statements_order_idx" ON "vision_mission_statements" USING btree ("_order");
  CREATE INDEX "vision_mission_statements_parent_id_idx" ON "vision_mission_statements" USING btree ("_parent_id");
  CREATE INDEX "vision_mission_ways_order_idx" ON "vision_mission_ways" USING btree ("_order");
  CREATE INDEX "vision_mission_ways_parent_id_idx" ON "vision_mission_ways" USING btree ("_parent_id");
  CREATE INDEX "vision_mission_ways_picture_idx" ON "vision_mission_ways" USING btree ("picture_id");
  CREATE INDEX "vision_mission_seo_seo_picture_idx" ON "vision_mission" USING btree ("seo_picture_id");
  CREATE INDEX "vision_mission__status_idx" ON "vision_mission" USING btree ("_status");
  CREATE INDEX "_vision_mission_v_version_statements_order_idx" ON "_vision_mission_v_version_statements" USING btree ("_order");
  CREATE INDEX "_vision_mission_v_version_statements_parent_id_idx" ON "_vision_mission_v_version_statements" USING btree ("_parent_id");
  CREATE INDEX "_vision_mission_v_version_ways_order_idx" ON "_vision_mission_v_version_ways" USING btree ("_order");
  CREATE INDEX "_vision_mission_v_version_ways_parent_id_idx" ON "_vision_mission_v_version_ways" USING btree ("_parent_id");
  CREATE INDEX "_vision_mission_v_version_ways_picture_idx" ON "_vision_mission_v_version_ways" USING btree ("picture_id");
  CREATE INDEX "_vision_mission_v_version_seo_version_seo_picture_idx" ON "_vision_mission_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_vision_mission_v_version_version__status_idx" ON "_vision_mission_v" USING btree ("version__status");
  CREATE INDEX "_vision_mission_v_created_at_idx" ON "_vision_mission_v" USING btree ("created_at");
  CREATE INDEX "_vision_mission_v_updated_at_idx" ON "_vision_mission_v" USING btree ("updated_at");
  CREATE INDEX "_vision_mission_v_latest_idx" ON "_vision_mission_v" USING btree ("latest");
  CREATE INDEX "_vision_mission_v_autosave_idx" ON "_vision_mission_v" USING btree ("autosave");
  CREATE INDEX "core_values_values_order_idx" ON "core_values_values" USING btree ("_order");
  CREATE INDEX "core_values_values_parent_id_idx" ON "core_values_values" USING btree ("_parent_id");
  CREATE INDEX "core_values_seo_seo_picture_idx" ON "core_values" USING btree ("seo_picture_id");
  CREATE INDEX "core_values__status_idx" ON "core_values" USING btree ("_status");
  CREATE INDEX "_core_values_v_version_values_order_idx" ON "_core_values_v_version_values" USING btree ("_order");
  CREATE INDEX "_core_values_v_version_values_parent_id_idx" ON "_core_values_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_core_values_v_version_seo_version_seo_picture_idx" ON "_core_values_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_core_values_v_version_version__status_idx" ON "_core_values_v" USING btree ("version__status");
  CREATE INDEX "_core_values_v_created_at_idx" ON "_core_values_v" USING btree ("created_at");
  CREATE INDEX "_core_values_v_updated_at_idx" ON "_core_values_v" USING btree ("updated_at");
  CREATE INDEX "_core_values_v_latest_idx" ON "_core_values_v" USING btree ("latest");
  CREATE INDEX "_core_values_v_autosave_idx" ON "_core_values_v" USING btree ("autosave");
  CREATE INDEX "core_beliefs_tenets_order_idx" ON "core_beliefs_tenets" USING btree ("_order");
  CREATE INDEX "core_beliefs_tenets_parent_id_idx" ON "core_beliefs_tenets" USING btree ("_parent_id");
  CREATE INDEX "core_beliefs_seo_seo_picture_idx" ON "core_beliefs" USING btree ("seo_picture_id");
  CREATE INDEX "core_beliefs__status_idx" ON "core_beliefs" USING btree ("_status");
  CREATE INDEX "_core_beliefs_v_version_tenets_order_idx" ON "_core_beliefs_v_version_tenets" USING btree ("_order");
  CREATE INDEX "_core_beliefs_v_version_tenets_parent_id_idx" ON "_core_beliefs_v_version_tenets" USING btree ("_parent_id");
  CREATE INDEX "_core_beliefs_v_version_seo_version_seo_picture_idx" ON "_core_beliefs_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_core_beliefs_v_version_version__status_idx" ON "_core_beliefs_v" USING btree ("version__status");
  CREATE INDEX "_core_beliefs_v_created_at_idx" ON "_core_beliefs_v" USING btree ("created_at");
  CREATE INDEX "_core_beliefs_v_updated_at_idx" ON "_core_beliefs_v" USING btree ("updated_at");
  CREATE INDEX "_core_beliefs_v_latest_idx" ON "_core_beliefs_v" USING btree ("latest");
  CREATE INDEX "_core_beliefs_v_autosave_idx" ON "_core_beliefs_v" USING btree ("autosave");
  CREATE INDEX "celebrations_march_march_picture_idx" ON "celebrations" USING btree ("march_picture_id");
  CREATE INDEX "celebrations_march_march_form_idx" ON "celebrations" USING btree ("march_form_id");
  CREATE INDEX "celebrations_seo_seo_picture_idx" ON "celebrations" USING btree ("seo_picture_id");
  CREATE INDEX "celebrations__status_idx" ON "celebrations" USING btree ("_status");
  CREATE INDEX "_celebrations_v_version_march_version_march_picture_idx" ON "_celebrations_v" USING btree ("version_march_picture_id");
  CREATE INDEX "_celebrations_v_version_march_version_march_form_idx" ON "_celebrations_v" USING btree ("version_march_form_id");
  CREATE INDEX "_celebrations_v_version_seo_version_seo_picture_idx" ON "_celebrations_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_celebrations_v_version_version__status_idx" ON "_celebrations_v" USING btree ("version__status");
  CREATE INDEX "_celebrations_v_created_at_idx" ON "_celebrations_v" USING btree ("created_at");
  CREATE INDEX "_celebrations_v_updated_at_idx" ON "_celebrations_v" USING btree ("updated_at");
  CREATE INDEX "_celebrations_v_latest_idx" ON "_celebrations_v" USING btree ("latest");
  CREATE INDEX "_celebrations_v_autosave_idx" ON "_celebrations_v" USING btree ("autosave");
  CREATE INDEX "resources_page_seo_seo_picture_idx" ON "resources_page" USING btree ("seo_picture_id");
  CREATE INDEX "resources_page__status_idx" ON "resources_page" USING btree ("_status");
  CREATE INDEX "_resources_page_v_version_seo_version_seo_picture_idx" ON "_resources_page_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_resources_page_v_version_version__status_idx" ON "_resources_page_v" USING btree ("version__status");
  CREATE INDEX "_resources_page_v_created_at_idx" ON "_resources_page_v" USING btree ("created_at");
  CREATE INDEX "_resources_page_v_updated_at_idx" ON "_resources_page_v" USING btree ("updated_at");
  CREATE INDEX "_resources_page_v_latest_idx" ON "_resources_page_v" USING btree ("latest");
  CREATE INDEX "_resources_page_v_autosave_idx" ON "_resources_page_v" USING btree ("autosave");
  CREATE INDEX "merch_notes_order_idx" ON "merch_notes" USING btree ("_order");
  CREATE INDEX "merch_notes_parent_id_idx" ON "merch_notes" USING btree ("_parent_id");
  CREATE INDEX "merch_seo_seo_picture_idx" ON "merch" USING btree ("seo_picture_id");
  CREATE INDEX "merch__status_idx" ON "merch" USING btree ("_status");
  CREATE INDEX "_merch_v_version_notes_order_idx" ON "_merch_v_version_notes" USING btree ("_order");
  CREATE INDEX "_merch_v_version_notes_parent_id_idx" ON "_merch_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_merch_v_version_seo_version_seo_picture_idx" ON "_merch_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_merch_v_version_version__status_idx" ON "_merch_v" USING btree ("version__status");
  CREATE INDEX "_merch_v_created_at_idx" ON "_merch_v" USING btree ("created_at");
  CREATE INDEX "_merch_v_updated_at_idx" ON "_merch_v" USING btree ("updated_at");
  CREATE INDEX "_merch_v_latest_idx" ON "_merch_v" USING btree ("latest");
  CREATE INDEX "_merch_v_autosave_idx" ON "_merch_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonies_fk" FOREIGN KEY ("testimonies_id") REFERENCES "public"."testimonies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drive_folders_fk" FOREIGN KEY ("drive_folders_id") REFERENCES "public"."drive_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submission_files_drive_tried_at_idx" ON "submission_files" USING btree ("drive_tried_at");
  CREATE INDEX "payload_locked_documents_rels_testimonies_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonies_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_provinces_id_idx" ON "payload_locked_documents_rels" USING btree ("provinces_id");
  CREATE INDEX "payload_locked_documents_rels_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("resources_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_drive_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("drive_folders_id");
  CREATE INDEX "site_settings_share_picture_idx" ON "site_settings" USING btree ("share_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "provinces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drive_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_hero_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hero_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_story_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_story_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_story_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_story" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_story_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_story_v_version_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_story_v_version_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_story_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vision_mission_statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vision_mission_ways" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vision_mission" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vision_mission_v_version_statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vision_mission_v_version_ways" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vision_mission_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "core_values_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "core_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_core_values_v_version_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_core_values_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "core_beliefs_tenets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "core_beliefs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_core_beliefs_v_version_tenets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_core_beliefs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "celebrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_celebrations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resources_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_resources_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merch_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merch" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_merch_v_version_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_merch_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "testimonies" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "provinces" CASCADE;
  DROP TABLE "resources" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "drive_folders" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "home_page_hero_slides" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_version_hero_slides" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  DROP TABLE "our_story_figures" CASCADE;
  DROP TABLE "our_story_years" CASCADE;
  DROP TABLE "our_story_claims" CASCADE;
  DROP TABLE "our_story" CASCADE;
  DROP TABLE "_our_story_v_version_figures" CASCADE;
  DROP TABLE "_our_story_v_version_years" CASCADE;
  DROP TABLE "_our_story_v_version_claims" CASCADE;
  DROP TABLE "_our_story_v" CASCADE;
  DROP TABLE "vision_mission_statements" CASCADE;
  DROP TABLE "vision_mission_ways" CASCADE;
  DROP TABLE "vision_mission" CASCADE;
  DROP TABLE "_vision_mission_v_version_statements" CASCADE;
  DROP TABLE "_vision_mission_v_version_ways" CASCADE;
  DROP TABLE "_vision_mission_v" CASCADE;
  DROP TABLE "core_values_values" CASCADE;
  DROP TABLE "core_values" CASCADE;
  DROP TABLE "_core_values_v_version_values" CASCADE;
  DROP TABLE "_core_values_v" CASCADE;
  DROP TABLE "core_beliefs_tenets" CASCADE;
  DROP TABLE "core_beliefs" CASCADE;
  DROP TABLE "_core_beliefs_v_version_tenets" CASCADE;
  DROP TABLE "_core_beliefs_v" CASCADE;
  DROP TABLE "celebrations" CASCADE;
  DROP TABLE "_celebrations_v" CASCADE;
  DROP TABLE "resources_page" CASCADE;
  DROP TABLE "_resources_page_v" CASCADE;
  DROP TABLE "merch_notes" CASCADE;
  DROP TABLE "merch" CASCADE;
  DROP TABLE "_merch_v_version_notes" CASCADE;
  DROP TABLE "_merch_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_provinces_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resources_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drive_folders_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_share_picture_id_media_id_fk";
  
  DROP INDEX "submission_files_drive_tried_at_idx";
  DROP INDEX "payload_locked_documents_rels_testimonies_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_provinces_id_idx";
  DROP INDEX "payload_locked_documents_rels_resources_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_drive_folders_id_idx";
  DROP INDEX "site_settings_share_picture_idx";
  ALTER TABLE "media" DROP COLUMN "blur";
  ALTER TABLE "submission_files" DROP COLUMN "drive_id";
  ALTER TABLE "submission_files" DROP COLUMN "uploaded_at";
  ALTER TABLE "submission_files" DROP COLUMN "drive_error";
  ALTER TABLE "submission_files" DROP COLUMN "drive_tried_at";
  ALTER TABLE "submission_files" DROP COLUMN "copy_removed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "provinces_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resources_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drive_folders_id";
  ALTER TABLE "site_settings" DROP COLUMN "menu_home";
  ALTER TABLE "site_settings" DROP COLUMN "menu_our_story";
  ALTER TABLE "site_settings" DROP COLUMN "menu_vision_mission";
  ALTER TABLE "site_settings" DROP COLUMN "menu_core_values";
  ALTER TABLE "site_settings" DROP COLUMN "menu_core_beliefs";
  ALTER TABLE "site_settings" DROP COLUMN "menu_celebrations";
  ALTER TABLE "site_settings" DROP COLUMN "menu_yearly_events";
  ALTER TABLE "site_settings" DROP COLUMN "menu_resources";
  ALTER TABLE "site_settings" DROP COLUMN "menu_booklet";
  ALTER TABLE "site_settings" DROP COLUMN "menu_first_seven_years";
  ALTER TABLE "site_settings" DROP COLUMN "menu_merch";
  ALTER TABLE "site_settings" DROP COLUMN "footer_description";
  ALTER TABLE "site_settings" DROP COLUMN "footer_links_heading";
  ALTER TABLE "site_settings" DROP COLUMN "footer_contact_heading";
  ALTER TABLE "site_settings" DROP COLUMN "footer_copyright";
  ALTER TABLE "site_settings" DROP COLUMN "footer_privacy_policy";
  ALTER TABLE "site_settings" DROP COLUMN "footer_terms_of_service";
  ALTER TABLE "site_settings" DROP COLUMN "footer_support";
  ALTER TABLE "site_settings" DROP COLUMN "contact_facebook";
  ALTER TABLE "site_settings" DROP COLUMN "contact_youtube";
  ALTER TABLE "site_settings" DROP COLUMN "contact_instagram";
  ALTER TABLE "site_settings" DROP COLUMN "contact_email";
  ALTER TABLE "site_settings" DROP COLUMN "contact_phone";
  ALTER TABLE "site_settings" DROP COLUMN "contact_address";
  ALTER TABLE "site_settings" DROP COLUMN "share_picture_id";
  DROP TYPE "public"."enum_testimonies_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_provinces_region";
  DROP TYPE "public"."enum_resources_key";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_hero_slides_icon";
  DROP TYPE "public"."enum_home_page_countdown_startsat_tz";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_hero_slides_icon";
  DROP TYPE "public"."enum__home_page_v_version_countdown_startsat_tz";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_our_story_status";
  DROP TYPE "public"."enum__our_story_v_version_status";
  DROP TYPE "public"."enum_vision_mission_status";
  DROP TYPE "public"."enum__vision_mission_v_version_status";
  DROP TYPE "public"."enum_core_values_status";
  DROP TYPE "public"."enum__core_values_v_version_status";
  DROP TYPE "public"."enum_core_beliefs_status";
  DROP TYPE "public"."enum__core_beliefs_v_version_status";
  DROP TYPE "public"."enum_celebrations_status";
  DROP TYPE "public"."enum__celebrations_v_version_status";
  DROP TYPE "public"."enum_resources_page_status";
  DROP TYPE "public"."enum__resources_page_v_version_status";
  DROP TYPE "public"."enum_merch_status";
  DROP TYPE "public"."enum__merch_v_version_status";`)
}
