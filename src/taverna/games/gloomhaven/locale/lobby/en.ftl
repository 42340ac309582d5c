game-about = Two cards a turn, and the dungeon gets the rest. Six classes, twenty scenarios, random dungeons, and the whole campaign.
