game-about = Two cards a turn, and the dungeon gets the rest. Six classes, more than seventy scenarios, random dungeons, and the whole campaign.
