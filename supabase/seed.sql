-- Sample movies for the landing page, which shows visitors verified movies only. Rows that a member added under these
-- ids are corrected; rows that are verified already are left alone.
insert into public.movies as stored (id, title, year, rating, genres, description, verified)
select sample.*, true from (values
  (278, 'The Shawshank Redemption', 1994, 8.7, '{Drama,Crime}'::text[], 'A banker sentenced for life finds patience, friendship and a plan behind prison walls.'),
  (238, 'The Godfather', 1972, 8.7, '{Drama,Crime}', 'The youngest son of a crime family, meant for a life outside it, is drawn in to save it.'),
  (424, 'Schindler''s List', 1993, 8.6, '{Drama,History,War}', 'A factory owner who came to profit from the war ends up spending everything to save his workers.'),
  (129, 'Spirited Away', 2001, 8.5, '{Animation,Family,Fantasy}', 'A girl must work in a bathhouse of spirits to win back her parents and her own name.'),
  (155, 'The Dark Knight', 2008, 8.5, '{Drama,Action,Crime}', 'A criminal without a motive tests how far a masked guardian and his city will bend.'),
  (680, 'Pulp Fiction', 1994, 8.5, '{Thriller,Crime}', 'Two hit men, a boxer and a pair of robbers cross paths in stories told out of order.'),
  (13, 'Forrest Gump', 1994, 8.5, '{Comedy,Drama,Romance}', 'A kind man with a simple view of things runs through three decades of his country''s history.'),
  (122, 'The Lord of the Rings: The Return of the King', 2003, 8.5, '{Adventure,Fantasy,Action}', 'Two hobbits near the end of their burden while their friends gather for a last stand.'),
  (550, 'Fight Club', 1999, 8.4, '{Drama,Thriller}', 'A sleepless office worker and a soap maker start a club that grows out of their hands.'),
  (27205, 'Inception', 2010, 8.4, '{Action,Sci-Fi,Adventure}', 'A thief who steals from dreams is hired to leave an idea behind instead.'),
  (157336, 'Interstellar', 2014, 8.4, '{Adventure,Drama,Sci-Fi}', 'A pilot leaves his children to look for a new home among distant worlds, where time runs otherwise.'),
  (496243, 'Parasite', 2019, 8.5, '{Comedy,Thriller,Drama}', 'One by one a poor family takes up work in a rich household, until the house shows its own secret.'),
  (603, 'The Matrix', 1999, 8.2, '{Action,Sci-Fi}', 'A programmer learns that the world he knows is a simulation, and that some have left it.'),
  (769, 'GoodFellas', 1990, 8.5, '{Drama,Crime}', 'A boy who always wanted to be a gangster becomes one, and pays for it over thirty years.'),
  (274, 'The Silence of the Lambs', 1991, 8.3, '{Crime,Drama,Thriller}', 'A trainee agent asks an imprisoned killer for help in finding another.'),
  (862, 'Toy Story', 1995, 8.0, '{Animation,Adventure,Family,Comedy}', 'A cowboy doll loses his place as favorite toy to a space ranger, and both get lost together.'),
  (105, 'Back to the Future', 1985, 8.3, '{Adventure,Comedy,Sci-Fi}', 'A teenager stranded in the fifties must see to it that his parents fall in love.'),
  (348, 'Alien', 1979, 8.2, '{Horror,Sci-Fi}', 'The crew of a cargo ship answers a signal and takes something deadly back on board.'),
  (10681, 'WALL·E', 2008, 8.1, '{Animation,Family,Sci-Fi}', 'The last cleaning robot on an abandoned Earth follows a visitor across the stars.'),
  (14160, 'Up', 2009, 8.0, '{Animation,Comedy,Family,Adventure}', 'A widower ties balloons to his house to keep a promise, with a scout aboard by accident.'),
  (8587, 'The Lion King', 1994, 8.3, '{Family,Animation,Drama}', 'A lion cub flees his home in guilt and must return to claim his place.'),
  (194, 'Amélie', 2001, 7.9, '{Comedy,Romance}', 'A shy waitress in Paris arranges small joys for strangers, and at last one for herself.'),
  (244786, 'Whiplash', 2014, 8.4, '{Drama,Music}', 'A young drummer and a merciless teacher drive each other past every limit.'),
  (120467, 'The Grand Budapest Hotel', 2014, 8.0, '{Comedy,Drama}', 'A concierge and his lobby boy are caught up in a stolen painting and a contested fortune.'),
  (354912, 'Coco', 2017, 8.2, '{Family,Animation,Music,Adventure}', 'A boy who wants to be a musician strays into the land of the dead and meets his ancestors.'),
  (8392, 'My Neighbor Totoro', 1988, 8.1, '{Fantasy,Animation,Family}', 'Two sisters new to the countryside befriend a large and gentle spirit of the forest.'),
  (324857, 'Spider-Man: Into the Spider-Verse', 2018, 8.4, '{Animation,Action,Adventure,Sci-Fi}', 'A boy from Brooklyn with new powers learns from others like him out of other worlds.'),
  (346, 'Seven Samurai', 1954, 8.5, '{Action,Drama}', 'A village of farmers hires seven masterless warriors to hold off bandits.')
) as sample
on conflict (id) do update set
  title = excluded.title, year = excluded.year, rating = excluded.rating, genres = excluded.genres,
  description = excluded.description, poster_url = null, trailer_url = null, verified = true
where not stored.verified;
