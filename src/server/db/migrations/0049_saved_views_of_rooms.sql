ALTER TABLE "saved_view_defaults" DROP CONSTRAINT "saved_view_defaults_list_values";--> statement-breakpoint
ALTER TABLE "saved_view_places" DROP CONSTRAINT "saved_view_places_list_values";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_list_values";--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_list_values" CHECK ("saved_view_defaults"."list" in ('offerings', 'users', 'offers', 'corrections', 'clientReviews', 'chatRooms'));--> statement-breakpoint
ALTER TABLE "saved_view_places" ADD CONSTRAINT "saved_view_places_list_values" CHECK ("saved_view_places"."list" in ('offerings', 'users', 'offers', 'corrections', 'clientReviews', 'chatRooms'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_list_values" CHECK ("saved_views"."list" in ('offerings', 'users', 'offers', 'corrections', 'clientReviews', 'chatRooms'));
