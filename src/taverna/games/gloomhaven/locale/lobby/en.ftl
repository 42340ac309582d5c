game-about = Two cards a turn, and the dungeon gets the rest. Eighteen classes, all 95 scenarios, random dungeons, and the whole campaign.
